/** Something that a file's tests share, such as a shop with settings of its own. */
interface Stoppable {
  stop(): Promise<unknown>
}

/** Returns what the tests of a file share: `start` runs for the first test of the file in this worker. */
export type KeepShop = <Shop extends Stoppable>(file: string, start: () => Promise<Shop>) => Promise<Shop>

/** Keeps the shop of one file at a time: the next file's replaces it. `stop` resolves when all have ended. */
export function keepOneShop(): { keep: KeepShop; stop(): Promise<unknown> } {
  let kept: { file: string; shop: Stoppable } | undefined
  const ending: Promise<unknown>[] = []
  // The next test does not wait until a shop has ended.
  const end = () => kept && ending.push(kept.shop.stop())
  return {
    stop: () => {
      end()
      return Promise.all(ending)
    },
    async keep<Shop extends Stoppable>(file: string, start: () => Promise<Shop>) {
      if (kept?.file !== file) {
        end()
        kept = undefined
        kept = { file, shop: await start() }
      }
      return kept.shop as Shop
    },
  }
}
