export { proxyToReports as GET, proxyToReports as POST } from '#lib/handlers/reports-proxy.ts'
