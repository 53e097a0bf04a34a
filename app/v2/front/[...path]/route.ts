export {
  proxyToStore as GET,
  proxyToStore as POST,
  proxyToStore as PUT,
  proxyToStore as DELETE,
} from '#lib/handlers/api-proxy.ts'
