/** Below this width a picture is narrower than its frame and fades into it (components/catalog/gallery.module.css). */
const PHONE = '(max-width: 47.99rem)'

/**
 * Gives the frame of a gallery's picture the colour of the picture's own sides, read from a small file of it. Until then, and where
 * it cannot be read, the frame has the colour of the product, in which the photo of another flavour has visible edges (docs/decisions/0111).
 */
export async function showPictureEdge(frame: HTMLElement, file: string): Promise<void> {
  if (!matchMedia(PHONE).matches || frame.style.backgroundColor) return
  const picture = new Image()
  picture.src = file
  await picture.decode()
  const colour = sidesOf(picture)
  if (colour) frame.style.backgroundColor = colour
}

// The mean colour of both sides.
function sidesOf(picture: HTMLImageElement): string | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  const { naturalWidth: width, naturalHeight: height } = picture
  context.drawImage(picture, 0, 0, 1, height, 0, 0, 1, 1)
  context.globalAlpha = 0.5
  context.drawImage(picture, width - 1, 0, 1, height, 0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red} ${green} ${blue})`
}
