export { clickDocument as GET, clickFromPage as POST } from '#lib/handlers/click.ts'
