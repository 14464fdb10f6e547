/** States of an envelope and its signers that the product never makes (ADR 0140). */
import { busca, type Invariante } from './invariante.ts';

export const INVARIANTES_DOS_ENVELOPES: readonly Invariante[] = [
  {
    id: 'signed-by-not-everybody',
    descricao: 'an envelope that is signed or sealed while a signature that counts is missing',
    consulta: busca`select e.id::text from envelope e
      where e.estado in ('assinado', 'selado') and exists (select from assinante a
        where a.envelope_id = e.id and a.estado not in ('assinou', 'dispensado', 'substituido'))`,
  },
  {
    id: 'signed-by-everybody-and-open',
    descricao: 'an envelope that still asks for signatures although everybody has given theirs',
    consulta: busca`select e.id::text from envelope e
      where e.estado = 'em-assinatura' and not exists (select from assinante a
        where a.envelope_id = e.id and a.estado not in ('assinou', 'dispensado', 'substituido'))`,
  },
  {
    id: 'signature-without-evidence',
    descricao:
      'a signer who has signed without exactly one record of it, or a record of somebody who has not',
    consulta: busca`select a.id::text from assinante a
      where (a.assinou_em is not null)::int <> (select count(*) from evidencia v
        where v.envelope_id = a.envelope_id and v.assinante_id = a.id and v.tipo = 'assinado')`,
  },
  {
    id: 'signature-out-of-turn',
    descricao: 'a signature given while somebody of an earlier group had not signed',
    consulta: busca`select a.id::text from assinante a
      where a.assinou_em is not null and exists (select from assinante antes
        where antes.envelope_id = a.envelope_id and antes.grupo < a.grupo
          and antes.estado not in ('dispensado', 'substituido')
          and (antes.assinou_em is null or antes.assinou_em > a.assinou_em))`,
  },
  {
    id: 'called-out-of-turn',
    descricao: 'a signer who was called while somebody of an earlier group has still to sign',
    consulta: busca`select a.id::text from assinante a join envelope e on e.id = a.envelope_id
      where e.estado = 'em-assinatura' and a.estado in ('convidado', 'viu', 'autenticando')
        and exists (select from assinante antes where antes.envelope_id = a.envelope_id and antes.grupo < a.grupo
          and antes.estado not in ('assinou', 'dispensado', 'substituido'))`,
  },
  {
    id: 'nobody-called',
    descricao: 'an envelope that asks for signatures while nobody of the group whose turn it is was called',
    consulta: busca`select e.id::text from envelope e
      where e.estado = 'em-assinatura' and exists (select from assinante a
        where a.envelope_id = e.id and a.estado = 'aguarda-vez' and not exists (select from assinante antes
          where antes.envelope_id = e.id and antes.grupo < a.grupo
            and antes.estado not in ('assinou', 'dispensado', 'substituido')))`,
  },
  {
    id: 'envelope-not-of-its-contract',
    descricao:
      'a contract that is being signed electronically without an envelope of its edition, or the reverse',
    consulta: busca`select c.id::text from contrato c
      where c.via = 'eletronica' and (c.codigo = 'DPR') <> exists (select from envelope e
        where e.contrato_id = c.id and e.edicao = c.edicao
          and e.estado in ('preparando', 'em-assinatura', 'assinado', 'falhou'))`,
  },
  {
    id: 'deadline-not-of-its-contract',
    descricao: 'an envelope that takes signatures until another day than its contract',
    consulta: busca`select e.id::text from envelope e join contrato c on c.id = e.contrato_id
      where e.estado in ('preparando', 'em-assinatura', 'falhou') and e.prazo is distinct from c.prazo`,
  },
  {
    id: 'open-at-a-provider-without-its-name',
    descricao:
      'an envelope that a provider of signatures collects and does not know, or signers that it does not',
    consulta: busca`select e.id::text from envelope e
      where e.provedor <> 'proprio' and e.estado in ('em-assinatura', 'assinado', 'selado')
        and (e.id_externo is null or exists (select from assinante a where a.envelope_id = e.id
          and a.id_externo is null and a.estado not in ('dispensado', 'substituido')))`,
  },
  {
    id: 'sealed-without-the-provider',
    descricao: 'a sealed envelope of a provider of signatures whose finished file is not kept',
    consulta: busca`select e.id::text from envelope e
      where e.provedor <> 'proprio' and e.estado = 'selado' and e.arquivo_do_provedor is null`,
  },
];
