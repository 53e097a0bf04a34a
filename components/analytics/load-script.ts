/** Adds a third-party script to the page. The page works the same if it is blocked or fails (R83). */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
