import type { z } from 'zod'
import type { Context } from '../../domain/context.ts'

/** A read that assistants may request, with or without a key. It runs the same use cases as GraphQL and REST, which decide what the viewer sees. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  /** For the assistant: what it is for and what it returns. */
  description: string
  input: Input
  output: Output
  run: (ctx: Context, input: z.output<Input>) => Promise<z.output<Output>>
}

/** Checks a tool's types, and lists it with others. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Tool<Input, Output>,
): Tool => definition
