import {
  rotaEntregaDoCodigo,
  rotaEntregaDoProprioCodigo,
  rotaEnviarCodigo,
  rotaTelefoneVerificado,
  rotaValidarCodigo,
} from '@credito/api/codigo.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco, limitarMensagensDoEndereco } from '../limite/limites-publicos.ts';
import { identificarNavegador, navegadorDoPedido } from '../navegador/navegador.ts';
import { emitirCodigo } from './emitir-codigo.ts';
import { entregaDoUltimo } from './entrega-do-codigo.ts';
import { lembrarTelefone, telefoneVerificadoEm } from './telefone-verificado.ts';
import { validarCodigo } from './validar-codigo.ts';

export function registrarCodigo(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaEnviarCodigo, async ({ query, body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    await limitarMensagensDoEndereco(contexto, request);
    return emitirCodigo(contexto, {
      finalidade: 'cadastro',
      cpf: body.cpf,
      destino: body.phone,
      canal: query.sms === 'true' ? 'sms' : 'whatsapp',
      navegador: identificarNavegador(contexto, request, reply),
      contaId: null,
      deOnde: { enderecoIp: request.ip, conhecido: navegadorDoPedido(request) !== null },
    });
  });

  registrador.rota(rotaValidarCodigo, async ({ body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const navegador = identificarNavegador(contexto, request, reply);
    const titular = { finalidade: 'cadastro', destino: body.phone, navegador, cpf: null } as const;
    await validarCodigo(contexto, { ...titular, codigo: body.code }, (trx, cpf) =>
      lembrarTelefone(trx, { cpf, telefone: body.phone, navegador }, contexto.relogio.agora()),
    );
    return { verificado: true } as const;
  });

  registrador.rota(rotaTelefoneVerificado, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    const navegador = navegadorDoPedido(request);
    if (!navegador) return { verificado: false };
    const verificacao = { cpf: body.cpf, telefone: body.phone, navegador };
    return {
      verificado: (await telefoneVerificadoEm(contexto.db, verificacao, contexto.relogio.agora())) !== null,
    };
  });

  registrador.rota(rotaEntregaDoCodigo, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    const navegador = navegadorDoPedido(request);
    if (!navegador) return { entrega: null };
    return entregaDoUltimo(contexto, { finalidade: 'cadastro', destino: body.phone, navegador });
  });

  registrador.rota(rotaEntregaDoProprioCodigo, ({ query }, { sessao }) =>
    entregaDoUltimo(contexto, { finalidade: query.para, contaId: sessao.contaId }),
  );
}
