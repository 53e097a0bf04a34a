/** The name of a picture of the shop without width and format, so that every size of it can be asked for (decisions T14). */
export function pictureName(url: string): string {
  const local = /^(?:https?:\/\/[^/]+)?(\/img\/[^.]+?)-\d+\.(?:webp|avif)$/.exec(url)
  return local?.[1] ?? url
}
