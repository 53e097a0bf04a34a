/** The width that product feeds want. No page shows it, so it is written as WebP only. */
export const FEED_WIDTH = 1500
