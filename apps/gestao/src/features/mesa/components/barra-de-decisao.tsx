import type { DocumentoDaMesa, Mesa } from '@credito/api/gestao-mesa.rotas';
import { ALVO_DA_DECISAO } from '@credito/domain/gestao/etapas';
import { Botao, type VarianteDeBotao } from '@credito/ui/botao/botao';
import { Tecla } from '../../../atalhos/tecla.tsx';
import type { AcaoDaMesa } from '../mesa.queries.ts';
import estilos from './barra-de-decisao.module.css';

export interface BarraDoDocumentoProps {
  nome: string;
  documento: DocumentoDaMesa;
  carregando: boolean;
  aoAprovar: () => void;
  aoRecusar: () => void;
  aoDesfazer: () => void;
}

/** The verdict on the open document. */
export function BarraDoDocumento({
  nome,
  documento,
  carregando,
  aoAprovar,
  aoRecusar,
  aoDesfazer,
}: BarraDoDocumentoProps) {
  if (!documento.avaliavel) return <p className={estilos.nota}>{`${nome}: não se avalia nesta etapa.`}</p>;
  return (
    <div className={estilos.barra}>
      <strong className={estilos.nome}>{nome}</strong>
      {documento.situacao === 'aprovado' ? null : (
        <Botao compacto carregando={carregando} onClick={aoAprovar}>
          <span>Aprovar documento</span>
          <Tecla>A</Tecla>
        </Botao>
      )}
      <Botao variante="secundario" compacto onClick={aoRecusar}>
        <span>{documento.situacao === 'rejeitado' ? 'Mudar motivos' : 'Recusar documento'}</span>
        <Tecla>R</Tecla>
      </Botao>
      {documento.situacao === 'enviado' ? null : (
        <Botao variante="discreto" compacto carregando={carregando} onClick={aoDesfazer}>
          <span>Desfazer</span>
          <Tecla>Z</Tecla>
        </Botao>
      )}
    </div>
  );
}

/** The decisions of the stage; what stands in the way is said, and the button says it again when it is used. */
export function BarraDeDecisao({
  decisoes,
  carregando,
  aoDecidir,
}: {
  decisoes: Mesa['decisoes'];
  carregando: boolean;
  aoDecidir: (acao: AcaoDaMesa) => void;
}) {
  const impedimento = decisoes.find((decisao) => decisao.impedimento !== null)?.impedimento;
  return (
    <div className={estilos.barra}>
      {decisoes.map(({ acao, rotulo, impedimento: motivo }, indice) => (
        <Botao
          key={acao}
          compacto
          variante={varianteDa(acao, indice)}
          disabled={motivo !== null}
          carregando={carregando}
          onClick={() => aoDecidir(acao)}
        >
          <span>{rotulo}</span>
          <Tecla>{String(indice + 1)}</Tecla>
        </Botao>
      ))}
      {impedimento ? <p className={estilos.nota}>{impedimento}</p> : null}
    </div>
  );
}

function varianteDa(acao: AcaoDaMesa, indice: number): VarianteDeBotao {
  if (indice === 0) return 'primario';
  return ['reprovacao', 'instituicao'].includes(ALVO_DA_DECISAO[acao] ?? '') ? 'perigo' : 'secundario';
}
