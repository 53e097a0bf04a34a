export {
  throughStoreDoor as GET,
  throughStoreDoor as POST,
  throughStoreDoor as PUT,
  throughStoreDoor as DELETE,
} from '#lib/handlers/api-proxy.ts'
