import { expect, it } from 'vitest';
import type { MetodoDeAssinatura } from './metodo.ts';
import { textoDoReenvio, textoDosLinks } from './saida-do-link.ts';

/** São Paulo is three hours behind UTC. */
const TARDE = new Date('2026-12-01T15:00:00-03:00');
const NOITE = new Date('2026-12-01T22:30:00-03:00');

it.each<[MetodoDeAssinatura, Date, string]>([
  ['email', TARDE, 'Link enviado para o e-mail'],
  ['email', NOITE, 'Link enviado para o e-mail'],
  ['whatsapp', TARDE, 'Link enviado para o WhatsApp'],
  ['whatsapp', NOITE, 'O link sai pelo WhatsApp em 02/12/2026 às 08h00'],
])('sent again by %s at %s: %s', (metodo, agora, texto) => {
  expect(textoDoReenvio(metodo, agora)).toContain(texto);
});

it.each<[MetodoDeAssinatura[], Date, string]>([
  [['email', 'whatsapp'], TARDE, 'Os links foram enviados para os contatos alterados.'],
  [['email'], NOITE, 'Os links foram enviados para os contatos alterados.'],
  [['whatsapp'], NOITE, 'Os links pelo WhatsApp saem em 02/12/2026 às 08h00'],
  [
    ['email', 'whatsapp'],
    NOITE,
    'Os links por e-mail foram enviados. Os que vão pelo WhatsApp saem em 02/12/2026 às 08h00',
  ],
])('changed to %s at %s: %s', (metodos, agora, texto) => {
  expect(textoDosLinks(metodos, agora)).toContain(texto);
});
