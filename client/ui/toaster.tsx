import '../theme/toast.ts'
import { createToaster, Portal, Stack, Toast, Toaster as ChakraToaster } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'

export const toaster = createToaster({
  placement: 'top-end',
  // Below the navigation bar, so that its badge stays visible; the admin pages set other places.
  offsets: {
    top: 'var(--toasts-top, 4.5rem)',
    bottom: '1rem',
    left: '1rem',
    right: 'var(--toasts-end, 1rem)',
  },
  duration: 5000,
  pauseOnPageIdle: true,
  max: 4,
})

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

interface ToasterProps {
  /** Called when toasts can be created. */
  onMount: () => void
}

export function Toaster({ onMount }: ToasterProps) {
  const { t } = useLingui()
  useEffect(onMount, [onMount])
  return (
    <Portal>
      <ChakraToaster
        toaster={toaster}
        aria-label={t`Notifications`}
        insetInline={{ mdDown: '4' }}
        zIndex="toast"
      >
        {({ type, title, description, action, id }) => {
          const Icon = icons[type as keyof typeof icons] ?? Info
          return (
            <Toast.Root key={id} width={{ md: 'var(--toasts-width, 24rem)' }} alignItems="center" pe="12">
              <Icon aria-hidden size={20} />
              <Stack flex="1">
                <Toast.Title>{title}</Toast.Title>
                {description && <Toast.Description>{description}</Toast.Description>}
              </Stack>
              {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
              <Toast.CloseTrigger
                aria-label={t`Dismiss notification`}
                boxSize="11"
                top="50%"
                insetEnd="0.5"
                transform="translateY(-50%)"
              />
            </Toast.Root>
          )
        }}
      </ChakraToaster>
    </Portal>
  )
}
