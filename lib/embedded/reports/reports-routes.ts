import type { Api } from '../http/api.ts'
import { createRouter } from '../http/router.ts'
import { postNpsHandler } from './nps-handlers.ts'
import { getPhotoHandler } from './photo-handlers.ts'
import { reportsFailure } from './reports-failure.ts'
import { getAverageHandler, getReviewsHandler } from './review-handlers.ts'
import { getRatingsHandler } from './rating-handlers.ts'
import { postReviewHandler } from './submission-handlers.ts'

const REPORTS_PATH = /^\/(?:api\/(?!v2\/)|storage\/)/

/**
 * The reports API (contract 3, 4.15 to 4.18). Any browser may call it, so it needs no token. It
 * owns the paths below /api and /storage, except the store API's alias below /api/v2.
 */
export const REPORTS_API: Api = {
  owns: (pathname) => REPORTS_PATH.test(pathname),
  router: createRouter(
    [''],
    [
      { method: 'POST', path: '/api/nps', handler: postNpsHandler, body: 'form' },
      { method: 'POST', path: '/api/avaliacao', handler: postReviewHandler, body: 'upload' },
      { method: 'GET', path: '/api/avaliacoes/produto/:store', handler: getReviewsHandler, body: 'none' },
      {
        method: 'GET',
        path: '/api/avaliacoes/media/:store/:topic',
        handler: getAverageHandler,
        body: 'none',
      },
      { method: 'GET', path: '/api/avaliacoes/medias/:store', handler: getRatingsHandler, body: 'none' },
      { method: 'GET', path: '/storage/img/avaliacoes/:photo', handler: getPhotoHandler, body: 'none' },
    ],
  ),
  fail: reportsFailure,
  needsAppToken: false,
}
