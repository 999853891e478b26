import { Button } from '@chakra-ui/react'

export const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outline" onClick={onClick}>
    Cancel
  </Button>
)
