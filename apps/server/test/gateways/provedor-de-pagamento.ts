/** A payment provider on loopback with the habits of real ones (ADR 0152). */
import { afterAll } from 'vitest';
import { criarApiPix } from '../../src/gateways/pagamento/api-pix.ts';
import {
  type CobrancaFicticia,
  ProvedorFicticio,
  problema,
  type RespostaFicticia,
} from '../../src/gateways/pagamento/ficticio/provedor-ficticio.ts';
import { servirFicticio } from '../../src/gateways/pagamento/ficticio/servir-ficticio.ts';

export const SEGREDO_DO_AVISO = 'segredo-do-aviso-de-teste';

export class ProvedorDeTeste extends ProvedorFicticio {
  /** Every charge stays ATIVA, paid or not. */
  sempreAtiva = false;
  /** Answers nothing useful. */
  fora = false;
  /** Takes the next registration and loses its answer. */
  perdeAResposta = false;
  pedidos: string[] = [];

  override responder(
    metodo: string,
    caminho: string,
    busca: URLSearchParams,
    corpo: unknown,
  ): RespostaFicticia {
    this.pedidos.push(`${metodo} ${caminho}`);
    if (this.fora) return problema(503, 'ServicoIndisponivel');
    const resposta = super.responder(metodo, caminho, busca, corpo);
    if (!this.perdeAResposta || metodo !== 'PUT') return resposta;
    this.perdeAResposta = false;
    return [504, null];
  }

  protected override statusDe(cobranca: CobrancaFicticia): string {
    return this.sempreAtiva ? 'ATIVA' : super.statusDe(cobranca);
  }
}

export async function servirProvedorDeTeste(agora: () => Date) {
  const provedor = new ProvedorDeTeste({ agora });
  const { ajustes, encerrar } = await servirFicticio(provedor, SEGREDO_DO_AVISO);
  afterAll(encerrar);
  return { provedor, ajustes, pagamento: criarApiPix(ajustes) };
}
