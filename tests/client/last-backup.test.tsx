import { ChakraProvider } from '@chakra-ui/react'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LastBackup } from '../../client/admin/dashboard/LastBackup.tsx'
import { system } from '../../client/theme/system.ts'
import { textsIn } from '../support/texts-in.ts'

type Backup = Omit<Parameters<typeof LastBackup>[0]['backup'], '__typename'>

const show = (backup: Omit<Backup, 'archivingFailsSince'> & Partial<Backup>) =>
  render(
    <ChakraProvider value={system}>
      <I18nProvider i18n={textsIn('en')}>
        <LastBackup backup={{ __typename: 'BackupStatus', archivingFailsSince: null, ...backup }} />
      </I18nProvider>
    </ChakraProvider>,
  )

test('the time of the last backup is shown, without a warning while the next one is not late', () => {
  show({ lastTakenAt: '2026-11-20T10:00:00.000Z', everyHours: 24, isOverdue: false })
  expect(screen.getByText('The last backup is of 20 Nov 2026, 3:30 pm.')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a warning is shown when the next backup is late', () => {
  show({ lastTakenAt: '2026-11-20T10:00:00.000Z', everyHours: 24, isOverdue: true })
  expect(screen.getByRole('status').textContent).toBe(
    'The last backup is of 20 Nov 2026, 3:30 pm. One is due every 24 hours: the shop’s log says why it failed.',
  )
})

test('a shop without any backup says so', () => {
  show({ lastTakenAt: null, everyHours: null, isOverdue: false })
  expect(screen.getByText('There is no backup of the shop yet.')).toBeTruthy()
})

test('a warning is shown when the changes since the last backup can’t be archived', () => {
  show({
    lastTakenAt: '2026-11-20T10:00:00.000Z',
    everyHours: 24,
    isOverdue: false,
    archivingFailsSince: '2026-11-20T12:00:00.000Z',
  })
  expect(screen.getByRole('status').textContent).toBe(
    'The last backup is of 20 Nov 2026, 3:30 pm. Changes since 20 Nov 2026, 5:30 pm can’t be archived: is the backup folder full? The shop’s log says why.',
  )
})
