import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { TIPOS_DE_CONTRATO } from '@credito/domain/contrato/geracao';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { Fatos } from '../../../tela/fatos.tsx';
import estilos from './secao.module.css';

export function FatosDoContrato({ contrato }: { contrato: ContratoDaGestao }) {
  const { prazo, cet, planoAceitoEm, tipo, via } = contrato;
  const fatos = [
    ['Instituição', contrato.instituicao],
    ['Curso', contrato.curso],
    ['Semestre', contrato.anoSemestre],
    ['Tipo', `${TIPOS_DE_CONTRATO[tipo]} (${tipo})`],
    ['Valor financiado', formatarReais(contrato.valorCentavos)],
    ['Total a pagar', formatarReais(contrato.totalCentavos)],
    ['Custo efetivo total', cet === null ? 'Não se calcula' : `${formatarNumero(cet, 2)}% ao ano`],
    ['Assinatura', via === 'impressa' ? 'No papel' : 'Eletrônica'],
    ['Prazo para assinar', prazo ? formatarData(prazo) : 'Ainda sem prazo'],
    ['Plano aceito pelo estudante', planoAceitoEm ? formatarMomento(new Date(planoAceitoEm)) : 'Ainda não'],
  ] as const;
  return (
    <section className={estilos.secao} aria-label="O contrato">
      <h2>O contrato</h2>
      <Fatos fatos={fatos} />
    </section>
  );
}
