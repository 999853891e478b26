import { Button, type ButtonProps } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { inLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { copyText } from './copy-text.ts'
import { notify } from './notify.ts'

interface SharedPage {
  /** The page's title. */
  title: string
  /** The page's path, from paths.ts. */
  path: string
}

/** Shares a page with the system's share sheet, or copies its address. */
export function useShare() {
  const { t } = useLingui()
  const language = useLanguage()
  return async ({ title, path }: SharedPage) => {
    const url = new URL(inLanguage(language, path), location.origin).href
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // The user closed the share sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    if (await copyText(url)) void notify({ title: t`Link copied to clipboard!`, id: 'shared' })
    else void notify({ title: t`Copy this link: ${url}`, type: 'info', id: 'shared' })
  }
}

interface ShareButtonProps extends Omit<ButtonProps, 'title'>, SharedPage {}

/** Shares a page. */
export function ShareButton({ title, path, children, ...button }: ShareButtonProps) {
  const share = useShare()
  return (
    <Button variant="ghost" px="3" gap="2" {...button} onClick={() => void share({ title, path })}>
      <Share2 aria-hidden />
      {children}
    </Button>
  )
}
