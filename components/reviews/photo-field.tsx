'use client'

import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, DragEvent } from 'react'

import { fieldAria } from '#components/ui/field.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { shrinkPhoto } from '#lib/browser/shrink-photo.ts'
import { photoProblem } from '#lib/shop/review-draft.ts'

import styles from './review-form.module.css'

/** The chosen photo as it will be sent, or why there is none. */
export interface ChosenPhoto {
  file?: File | undefined
  error?: string | undefined
  isPreparing?: boolean
}

type PhotoFieldProps = {
  lang: Lang
  id: string
  photo: File | undefined
  error: string | undefined
  /** Whether a chosen photo is being shrunk. */
  isPreparing: boolean
  onChange: (photo: ChosenPhoto) => void
}

/** The photo field of a review: choose or drop a file, see its preview, remove it (spec section 5, P14). */
export function PhotoField({ lang, id, photo, error, isPreparing, onChange }: PhotoFieldProps) {
  const copy = reviewFormCopy[lang]
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const preview = usePreview(photo)

  // The choice that is being shrunk; a later one replaces it.
  const latest = useRef<File>(undefined)

  const choose = async (file: File | undefined) => {
    latest.current = file
    const problem = file && photoProblem(file)
    if (problem && input.current) input.current.value = ''
    if (problem)
      return onChange({ error: problem === 'size' ? copy.photoTooLargeToShrink : copy.photoWrongType })
    if (!file) return onChange({})
    onChange({ isPreparing: true })
    const shrunk = await shrinkPhoto(file)
    if (latest.current !== file) return
    if (shrunk) onChange({ file: shrunk })
    else clear(copy.photoUnreadable)
  }
  const clear = (message?: string) => {
    latest.current = undefined
    if (input.current) input.current.value = ''
    onChange({ error: message })
    input.current?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(false)
    const { files } = event.dataTransfer
    if (!files[0] || !input.current) return
    input.current.files = files
    void choose(files[0])
  }
  return (
    <div
      className={classNames(styles.photo, isDraggedOver && styles.draggedOver)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsDraggedOver(true)
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
    >
      {photo && preview ? (
        <img
          src={preview}
          alt={copy.photoPreview}
          className={styles.preview}
          onError={() => clear(copy.photoUnreadable)}
        />
      ) : (
        <PhotoDrawing />
      )}
      <div className={styles.chooser}>
        <p id={`${id}-label`} className={styles.photoLabel}>
          {copy.photo}
        </p>
        <p id={`${id}-hint`} className={styles.small}>
          {photo ? photo.name : `${copy.photoHint} ${copy.photoShrinking}`}
        </p>
        <p role="status" className={styles.small}>
          {isPreparing ? copy.preparingPhoto : ''}
        </p>
        {error ? (
          <p id={`${id}-error`} role="alert" className={styles.problem}>
            {error}
          </p>
        ) : null}
        <div className={styles.choices}>
          <input
            {...fieldAria(id, { label: '', hint: copy.photoHint, error })}
            ref={input}
            type="file"
            name="file"
            accept="image/png, image/jpeg"
            aria-labelledby={`${id}-label ${id}-choose`}
            className={styles.hiddenInput}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => void choose(target.files?.[0])}
          />
          <label id={`${id}-choose`} htmlFor={id} className={styles.choose}>
            {photo ? copy.changePhoto : copy.choosePhoto}
          </label>
          {photo ? (
            <button type="button" className={styles.remove} onClick={() => clear()}>
              {copy.removePhoto}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  )
}

// The placeholder of the preview.
function PhotoDrawing() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.drawing}>
      <rect x="7" y="10" width="34" height="28" rx="5" />
      <circle cx="17" cy="19" r="3" />
      <path d="m8 34 9-8 6 5 8-9 9 9" />
    </svg>
  )
}

// A data URL, because the content security policy allows no images from blob: URLs.
function usePreview(photo: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!photo) return
    const reader = new FileReader()
    reader.onload = () => setPreview({ file: photo, url: String(reader.result) })
    reader.readAsDataURL(photo)
    return () => reader.abort()
  }, [photo])
  return preview && preview.file === photo ? preview.url : undefined
}
