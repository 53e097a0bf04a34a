import { Agent, request } from 'node:http'
import { median } from '../median.ts'

const VISITS = 500

/** The time from a request to the first byte of a page from memory on an open connection, median of 500 visits, in milliseconds. */
export async function measureFirstByte(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) times.push(await timeOf(url, agent))
  agent.destroy()
  console.log(`\nFirst byte of a page from memory: ${median(times).toFixed(2)} ms (less than 1 ms)`)
}

function timeOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const time = performance.now() - start
      response.resume().once('end', () => resolve(time))
    })
      .once('error', reject)
      .end()
  })
}
