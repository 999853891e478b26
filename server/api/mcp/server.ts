import type { IncomingMessage, ServerResponse } from 'node:http'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Context } from '../../domain/context.ts'
import { failureOf } from '../http/failure-of.ts'
import { checkAvailability } from './check-availability.ts'
import { searchDesigns } from './search-designs.ts'
import type { Tool } from './tool.ts'
import { trackOrder } from './track-order.ts'
import { viewDesign } from './view-design.ts'

const tools: readonly Tool[] = [searchDesigns, viewDesign, checkAvailability, trackOrder]

/** Responds to one message with a server of its own, which runs its tools with the request's context. */
export async function respondToMessage(
  ctx: Context,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): Promise<void> {
  const server = createMcpServer(ctx)
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  response.once('close', () => void server.close())
  await server.connect(transport)
  await transport.handleRequest(request, response, body)
}

function createMcpServer(ctx: Context): McpServer {
  const server = new McpServer(
    { name: ctx.shop.name, version: '1.0.0' },
    {
      instructions: `${ctx.shop.name} sells women’s garments in India, ready-made and stitched to measure. Prices are in rupees and include tax. Orders are placed on the shop’s pages: give people the url of a design.`,
    },
  )
  for (const { name, title, description, input, output, run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (given: Record<string, unknown>) => {
        try {
          const result = await run(ctx, given)
          return { structuredContent: result, content: [{ type: 'text', text: JSON.stringify(result) }] }
        } catch (error) {
          return refusal(failureOf(error, ctx.log).message)
        }
      },
    )
  return server
}

/** A sentence for the assistant. */
const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })
