/** Puts a script of another company into the page. One that is blocked or never comes changes nothing (R83). */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
