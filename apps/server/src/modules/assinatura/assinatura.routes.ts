import {
  rotaAssinar,
  rotaAssinaturasDaConta,
  rotaConsultarLink,
  rotaEntrarPelaConta,
  rotaEntrarPeloLink,
  rotaEntregaDoCodigoDaAssinatura,
  rotaEnviarFotoDaAssinatura,
  rotaLerDocumento,
  rotaPedirCodigoDaAssinatura,
  rotaRecusarAssinatura,
  rotaVerAssinatura,
  rotaVerificar,
} from '@credito/api/assinatura.rotas';
import {
  rotaConferirContatoNovo,
  rotaProvarContato,
  rotaTrocarContato,
} from '@credito/api/assinatura-contato.rotas';
import { responderPdf } from '../../plugins/responder-pdf.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco, limitarMensagensDoEndereco } from '../limite/limites-publicos.ts';
import { assinar } from './assinar.ts';
import { pedirCodigo } from './codigo-da-assinatura.ts';
import { consultarLink, entrarPelaConta, entrarPeloLink } from './entrar.ts';
import { entregaDoCodigoDaAssinatura } from './entrega-do-codigo.ts';
import { guardarFoto } from './guardar-foto.ts';
import { lerDocumento } from './ler-documento.ts';
import { origemDoPedido } from './origem.ts';
import { conferirContatoNovo, provarContato, trocarOProprioContato } from './proprio-contato.ts';
import { recusarAssinatura } from './recusar.ts';
import { listarDaConta, verAssinatura } from './ver-assinatura.ts';
import { verificar } from './verificar.ts';

export function registrarAssinatura(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaConsultarLink, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return consultarLink(contexto, body);
  });
  registrador.rota(rotaEntrarPeloLink, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return entrarPeloLink(contexto, body);
  });
  registrador.rota(rotaEntrarPelaConta, ({ body }, { sessao }) =>
    entrarPelaConta(contexto, sessao, body.assinanteId),
  );
  registrador.rota(rotaAssinaturasDaConta, (_, { sessao }) => listarDaConta(contexto, sessao));
  registrador.rota(rotaVerAssinatura, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return verAssinatura(contexto, body.passe, origemDoPedido(request));
  });
  registrador.rota(rotaLerDocumento, async ({ body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    return responderPdf(reply, await lerDocumento(contexto, body.passe, origemDoPedido(request)));
  });
  registrador.rota(rotaEnviarFotoDaAssinatura, async (_, { request }) => {
    await limitarEndereco(contexto, request);
    return guardarFoto(contexto, request);
  });
  registrador.rota(rotaPedirCodigoDaAssinatura, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    await limitarMensagensDoEndereco(contexto, request);
    return pedirCodigo(contexto, body, origemDoPedido(request));
  });
  registrador.rota(rotaProvarContato, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    await limitarMensagensDoEndereco(contexto, request);
    return provarContato(contexto, body);
  });
  registrador.rota(rotaConferirContatoNovo, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    await limitarMensagensDoEndereco(contexto, request);
    return conferirContatoNovo(contexto, body);
  });
  registrador.rota(rotaTrocarContato, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return trocarOProprioContato(contexto, body);
  });
  registrador.rota(rotaEntregaDoCodigoDaAssinatura, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return entregaDoCodigoDaAssinatura(contexto, body.passe);
  });
  registrador.rota(rotaAssinar, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return assinar(contexto, body, origemDoPedido(request));
  });
  registrador.rota(rotaRecusarAssinatura, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return recusarAssinatura(contexto, body, origemDoPedido(request));
  });
  registrador.rota(rotaVerificar, async ({ params }, { request }) => {
    await limitarEndereco(contexto, request);
    return verificar(contexto, params.codigo);
  });
}
