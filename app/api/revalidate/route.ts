export {
  onlyPost as DELETE,
  onlyPost as GET,
  onlyPost as PUT,
  revalidate as POST,
} from '#lib/handlers/revalidation/revalidate.ts'
