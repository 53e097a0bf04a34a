export { throughReportsDoor as GET, throughReportsDoor as POST } from '#lib/api/reports-door.ts'
