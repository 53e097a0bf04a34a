import { showPictureEdge } from './picture-edge.ts'

let isPhone = true
const drawImage = jest.fn()

beforeEach(() => {
  isPhone = true
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage,
    getImageData: () => ({ data: [240, 245, 210, 255] }),
  })) as unknown as HTMLCanvasElement['getContext']
})

test('decision 0111 on a phone the frame of a picture gets the colour of both its sides', async () => {
  const frame = document.createElement('a')
  await showPictureEdge(frame, '/img/limao-160.avif')
  expect(frame.style.backgroundColor).toBe('rgb(240, 245, 210)')
  expect(drawImage).toHaveBeenCalledTimes(2)
})

test('on a wider screen, where a picture fills its frame, nothing is read', async () => {
  isPhone = false
  const frame = document.createElement('a')
  await showPictureEdge(frame, '/img/limao-160.avif')
  expect(frame.style.backgroundColor).toBe('')
})

test('a picture that cannot be read leaves the frame as it is', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('encoding'))
  const frame = document.createElement('a')
  await expect(showPictureEdge(frame, 'https://cdn.example/a.jpg')).rejects.toThrow('encoding')
  expect(frame.style.backgroundColor).toBe('')
})
