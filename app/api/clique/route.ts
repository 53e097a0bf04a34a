export { clickDocument as GET, clickFromPage as POST } from '#lib/api/click.ts'
