// Loaded before the server by tests only: lets the parent process put the clock forward.
let offset = 0
const now = Date.now.bind(Date)
const elapsed = performance.now.bind(performance)

Date.now = () => now() + offset
performance.now = () => elapsed() + offset

process.on('message', (message: { advance?: number }) => {
  offset += message.advance ?? 0
})
process.channel?.unref()
