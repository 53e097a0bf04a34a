import { MAX_PHOTO_BYTES } from '../contract/reviews.ts'

/** Pixels of the longer side of a shrunk photo; the store keeps at most 1600 (contract 4.17). */
const LONGEST_SIDE = 2000
const QUALITIES = [0.85, 0.7, 0.5]

/**
 * A photo as the store accepts it: a file of up to 2 MiB unchanged, a larger one as a smaller JPEG, rotated as its EXIF orientation says;
 * undefined when the browser cannot decode it.
 */
export async function shrinkPhoto(file: File): Promise<File | undefined> {
  if (file.size <= MAX_PHOTO_BYTES) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const blob = await smallEnough(drawn(bitmap))
      return (
        blob && new File([blob], jpegName(file.name), { type: blob.type, lastModified: file.lastModified })
      )
    } finally {
      bitmap.close()
    }
  } catch {
    return undefined
  }
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  // JPEG has no transparency: transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= MAX_PHOTO_BYTES) return blob
  }
  return undefined
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`
