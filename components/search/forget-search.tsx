'use client'

import { useEffect } from 'react'
import { forgetSearch } from './recent-searches.ts'

/** Takes a search that found nothing out of the visitor's recent searches, which would lead here again. */
export function ForgetSearch({ text }: { text: string }) {
  useEffect(() => forgetSearch(text.trim()), [text])
  return null
}
