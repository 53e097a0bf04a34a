'use client'

import { useEffect, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import type { ShellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'

const POLL_MS = 100

function hasMarker(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether the browser carries the login marker: looked for every 100 ms until it is there, never in a hidden tab (P21). */
function useLoginMarker(key: string): boolean {
  const [isFound, setIsFound] = useState(false)
  useEffect(() => {
    if (isFound) return
    const look = () => !document.hidden && hasMarker(key) && setIsFound(true)
    const timer = setInterval(look, POLL_MS)
    addEventListener('storage', look)
    return () => {
      clearInterval(timer)
      removeEventListener('storage', look)
    }
  }, [key, isFound])
  return isFound
}

interface AccessLinkProps {
  lang: Lang
  copy: Pick<ShellCopy, 'access' | 'account'>
  loginMarkerKey: string
  className?: string | undefined
}

/** 'Entrar / Cadastrar', or the account of a visitor who has signed in (spec sections 2 and 4). */
export function AccessLink({ lang, copy, loginMarkerKey, className }: AccessLinkProps) {
  const isKnown = useLoginMarker(loginMarkerKey)
  return (
    <a href={localePath(lang, paths.access())} className={className}>
      <Icon name="user" />
      <span>{isKnown ? copy.account : copy.access}</span>
    </a>
  )
}
