import { Box } from '@chakra-ui/react'
import encodeQR from 'qr'

/** A QR code for phone cameras. Screen readers use the link beside it. */
export function QrCode({ text, size }: { text: string; size: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Box asChild width={size} height={size} flexShrink="0" bg="white">
      <svg viewBox={`0 0 ${modules.length} ${modules.length}`} aria-hidden shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </Box>
  )
}
