// Preloaded into the server process of a test; the parent process sends a message to advance the clock.
let offset = 0
const now = Date.now.bind(Date)
const elapsed = performance.now.bind(performance)

Date.now = () => now() + offset
performance.now = () => elapsed() + offset

process.on('message', ({ advance = 0 }: { advance?: number }) => {
  offset += advance
  // A busy server may read this message late, so the parent process waits for the confirmation.
  process.send?.({ advanced: true })
})
process.channel?.unref()
