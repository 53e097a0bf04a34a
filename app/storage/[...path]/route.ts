export { throughPhotoDoor as GET } from '#lib/api/photo-door.ts'
