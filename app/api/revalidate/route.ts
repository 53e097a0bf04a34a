export {
  onlyPost as DELETE,
  onlyPost as GET,
  onlyPost as PUT,
  revalidate as POST,
} from '#lib/api/revalidate.ts'
