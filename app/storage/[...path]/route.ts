export { proxyToPhotos as GET } from '#lib/handlers/photo-proxy.ts'
