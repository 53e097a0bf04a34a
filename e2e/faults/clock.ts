// Loaded before the server by tests only: lets the parent process put the clock forward.
let offset = 0
const now = Date.now.bind(Date)
const elapsed = performance.now.bind(performance)

Date.now = () => now() + offset
performance.now = () => elapsed() + offset

process.on('message', ({ advance = 0 }: { advance?: number }) => {
  offset += advance
  // A busy server reads its requests first: the parent process waits for this message.
  process.send?.({ advanced: true })
})
process.channel?.unref()
