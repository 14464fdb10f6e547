import { rotuloDoDocumento, TIPOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { type CodigoDeRenda, type ProvaDeRenda, TIPOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import estilos from './participante.module.css';

/** The documents of an income type, before it is chosen (spec 2 section 2.5, "per-type help dialogs"). */
export function AjudaDoTipoDeRenda({ codigo, aoFechar }: { codigo: CodigoDeRenda; aoFechar: () => void }) {
  const { rotulo, ajuda, provas } = TIPOS_DE_RENDA[codigo];
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={rotulo} acoes={<Botao onClick={aoFechar}>Entendi</Botao>}>
      <p>{ajuda}</p>
      <dl className={estilos.provas}>
        {provas.map((prova) => (
          <div key={prova.tipoDocumento}>
            <dt>{rotuloDoDocumento(prova.tipoDocumento)}</dt>
            <dd>{quantos(prova)}</dd>
            <dd>{prova.alerta ?? TIPOS_DE_DOCUMENTO[prova.tipoDocumento].motivo}</dd>
          </div>
        ))}
      </dl>
    </Dialogo>
  );
}

function quantos({ qtdeMeses, opcional }: ProvaDeRenda): string {
  const arquivos = qtdeMeses === 1 ? 'Um documento' : `Um documento de cada mês, dos últimos ${qtdeMeses}`;
  return `${arquivos}${opcional ? ' (opcional)' : ''}.`;
}
