export { throughPhotoDoor as GET } from '#lib/handlers/photo-proxy.ts'
