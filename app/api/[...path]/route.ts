export { throughReportsDoor as GET, throughReportsDoor as POST } from '#lib/handlers/reports-proxy.ts'
