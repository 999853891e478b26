import { Button } from '@chakra-ui/react'
import { Share2 } from 'lucide-react'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'

interface ShareButtonProps {
  productId: string
  productName: string
}

/** Shares by what the system offers, else copies the address. */
export function ShareButton({ productId, productName }: ShareButtonProps) {
  const share = async () => {
    const url = new URL(paths.product(productId), location.origin).href
    if ('share' in navigator) {
      try {
        return await navigator.share({ title: productName, url })
      } catch (error) {
        // She closed the system's sheet: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      void notify({ title: 'Link copied to clipboard!', id: 'shared' })
    } catch {
      void notify({ title: `Copy this link: ${url}`, type: 'info', id: 'shared' })
    }
  }
  return (
    <Button variant="ghost" px="3" gap="2" onClick={() => void share()}>
      <Share2 aria-hidden />
      Share
    </Button>
  )
}
