import { Button, type ButtonProps } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { inLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { copyText } from './copy-text.ts'
import { notify } from './notify.ts'

interface ShareButtonProps extends Omit<ButtonProps, 'title'> {
  /** What the page is about. */
  title: string
  /** The page's, from paths.ts. */
  path: string
}

/** Shares a page by what the system offers, else copies its address. */
export function ShareButton({ title, path, children, ...button }: ShareButtonProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const share = async () => {
    const url = new URL(inLanguage(language, path), location.origin).href
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // She closed the system's sheet: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    if (await copyText(url)) void notify({ title: t`Link copied to clipboard!`, id: 'shared' })
    else void notify({ title: t`Copy this link: ${url}`, type: 'info', id: 'shared' })
  }
  return (
    <Button variant="ghost" px="3" gap="2" {...button} onClick={() => void share()}>
      <Share2 aria-hidden />
      {children}
    </Button>
  )
}
