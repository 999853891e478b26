import { Button } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'

/** One like per page view; the count is local (specification, section 4). */
export function LikeButton() {
  const { t } = useLingui()
  const [likes, setLikes] = useState(0)
  const liked = likes > 0
  return (
    <Button
      variant="ghost"
      colorPalette="rani"
      px="3"
      gap="2"
      disabled={liked}
      _disabled={{ opacity: 1 }}
      aria-label={liked ? t`Liked, ${likes}` : t`Like`}
      onClick={() => setLikes(likes + 1)}
    >
      <ThumbsUp aria-hidden fill={liked ? 'currentColor' : 'none'} />
      {liked ? likes : t`Like`}
    </Button>
  )
}
