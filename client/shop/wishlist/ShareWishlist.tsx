import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notify.ts'
import { useShare } from '../../ui/ShareButton.tsx'
import { useSession } from '../../app/session/session.ts'
import { wishlistToast } from './use-wishlist-changes.ts'

const ShareWishlist_query = graphql(`
  query ShareWishlist {
    wishlist {
      id
      shareToken
    }
  }
`)

const MakeWishlistLink_mutation = graphql(`
  mutation MakeWishlistLink {
    shareWishlist {
      wishlist {
        id
        shareToken
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const RevokeWishlistLink_mutation = graphql(`
  mutation RevokeWishlistLink {
    stopSharingWishlist {
      wishlist {
        id
        shareToken
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Makes the link of the wishlist when it is shared for the first time, and revokes it. */
export function ShareWishlist() {
  const { t } = useLingui()
  const { data } = useQuery(ShareWishlist_query)
  const [make, { loading }] = useMutation(MakeWishlistLink_mutation)
  const [revoke] = useMutation(RevokeWishlistLink_mutation)
  const share = useShare()
  const [isConfirming, setConfirming] = useState(false)
  const firstName = useSession().name?.trim().split(/\s+/, 1)[0] ?? ''
  const token = data?.wishlist.shareToken ?? null
  const fail = () =>
    void notify({ id: wishlistToast, type: 'error', title: t`That did not work. Please try again.` })

  const shareLink = async () => {
    try {
      const made = token ?? (await make()).data?.shareWishlist.wishlist?.shareToken
      if (made == null) return fail()
      await share({ title: t`${firstName}’s wishlist`, path: paths.sharedWishlist(made) })
    } catch {
      fail()
    }
  }
  const stop = async () => {
    try {
      await revoke()
      void notify({ id: wishlistToast, title: t`The link no longer works.` })
    } catch {
      fail()
    }
  }
  return (
    <>
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
        <Button variant="outline" gap="2" disabled={loading} onClick={() => void shareLink()}>
          <Share2 aria-hidden />
          <Trans>Share</Trans>
        </Button>
        {token !== null && (
          <Button variant="ghost" onClick={() => setConfirming(true)}>
            <Trans>Stop sharing</Trans>
          </Button>
        )}
        <Text flex="1 1 16rem" color="fg.muted" fontSize="sm">
          {token === null ? (
            <Trans>Makes a link. Whoever has it sees these designs and your first name.</Trans>
          ) : (
            <Trans>Whoever has the link sees these designs and your first name.</Trans>
          )}
        </Text>
      </Flex>
      <ConfirmDialog
        open={isConfirming}
        title={t`Stop sharing your wishlist?`}
        text={t`The link stops working for good. Sharing again makes another.`}
        confirm={t`Stop sharing`}
        onConfirm={() => void stop()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
