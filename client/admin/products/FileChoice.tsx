import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import type { ChangeEvent, DragEvent, ReactNode } from 'react'

interface FileChoiceProps {
  /** What file it may be. */
  children: ReactNode
  problem: string | null
  onChoose: (file: File | undefined) => void
}

/** Chooses a CSV file, or takes one that is dropped. */
export function FileChoice({ children, problem, onChoose }: FileChoiceProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(target.files?.[0])
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onChoose(event.dataTransfer.files[0])
  }
  return (
    <Stack
      align="center"
      gap="3"
      p={{ base: '8', md: '12' }}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border.input"
      borderRadius="l3"
      bg="bg.panel"
      textAlign="center"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <FileSpreadsheet aria-hidden size={32} />
      <Text maxW="prose">{children}</Text>
      <Button asChild _focusWithin={{ focusRing: 'outside' }}>
        <chakra.label cursor="pointer">
          <Trans>Choose a file</Trans>
          <chakra.input type="file" accept=".csv,.tsv,.txt,text/csv" srOnly onChange={choose} />
        </chakra.label>
      </Button>
      <Box role="alert">{problem && <Text color="fg.error">{problem}</Text>}</Box>
    </Stack>
  )
}
