import { Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { type GarmentBoardData, useGarmentBoard } from './use-garment-board.ts'

interface ReadBoardProps {
  board: Pick<ReturnType<typeof useGarmentBoard>, 'data' | 'error' | 'read'>
  children: (data: GarmentBoardData) => ReactNode
}

/** What was read of the workshop, or the state of reading it. */
export function ReadBoard({ board: { data, error, read }, children }: ReadBoardProps) {
  const { t } = useLingui()
  if (data) return children(data)
  return error ? (
    <ErrorState title={t`The workshop could not be read`} retry={{ label: t`Try again`, onClick: read }}>
      <Trans>Check your connection and try again.</Trans>
    </ErrorState>
  ) : (
    <Skeleton height="60" role="status" aria-label={t`Loading the workshop`} />
  )
}

/** All open garments. */
export const OpenGarments = ({ children }: Pick<ReadBoardProps, 'children'>) => (
  <ReadBoard board={useGarmentBoard({ isOpen: true })}>{children}</ReadBoard>
)
