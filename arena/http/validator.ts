import { readUntrusted } from '@tactarium/engine';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Bodies, parameters and queries are untrusted input: reading them never throws. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const read = readUntrusted(schema, data);
    if (read.ok) return { value: read.value };
    const { field, why } = read.error;
    const instancePath = `/${field.replaceAll('.', '/')}`;
    return { error: [{ keyword: 'schema', instancePath, schemaPath: '#', params: {}, message: why }] };
  };
