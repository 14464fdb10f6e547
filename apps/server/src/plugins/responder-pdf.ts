import type { FastifyReply } from 'fastify';

export interface ArquivoPdf {
  nome: string;
  pdf: Buffer;
}

/** Shown where it was asked for, and saved under a name that says which contract it is. */
export function responderPdf(reply: FastifyReply, { nome, pdf }: ArquivoPdf): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-length', pdf.length)
    .header('content-disposition', `inline; filename="${nome}"`)
    .send(pdf);
}
