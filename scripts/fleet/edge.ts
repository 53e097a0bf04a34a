import type { FleetShop } from './shop.ts'

/** What stands in front of the shops and distributes requests among them. */
export interface FleetEdge {
  /** 'nginx', or 'node' for the small proxy that replaces it where nginx is not installed. */
  kind: 'nginx' | 'node'
  origin: string
  /** The folder of nginx's files: its cache and, below `static`, the files of earlier builds. */
  folder?: string
  /** Sends new requests only to shops other than this one, or again to all. Resolves when that has taken effect. */
  takeOut(shop: Pick<FleetShop, 'port'> | undefined): Promise<void>
  stop(): Promise<void>
}
