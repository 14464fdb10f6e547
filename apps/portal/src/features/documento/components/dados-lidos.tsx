/** What was read from the document, shown at once: the next screens come with it filled in. */
import type { VisionDoDocumento } from '@credito/api/registro-de-documento';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { formatarData } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { ListaDoLido } from './lista-do-lido.tsx';

export interface DadosLidosProps {
  vision: VisionDoDocumento | null;
  /** The document shows somebody else, so nothing was filled in from it. */
  deOutraPessoa: boolean;
  /** It is only confirmed: no field takes it. */
  soConfere?: boolean;
}

export function DadosLidos({ vision, deOutraPessoa, soConfere = false }: DadosLidosProps) {
  const lidos = vision ? camposDe(vision) : [];
  if (lidos.length === 0)
    return (
      <Aviso tom="atencao" aoVivo>
        Não conseguimos ler os dados deste documento. Você pode enviar uma foto melhor ou digitar os dados no
        próximo passo.
      </Aviso>
    );
  return (
    <Aviso tom={deOutraPessoa ? 'informacao' : 'sucesso'} titulo="Lemos estes dados no documento" aoVivo>
      <ListaDoLido lidos={lidos} />
      {!deOutraPessoa && !soConfere && (
        <p>Os campos que estavam vazios já foram preenchidos. Confira e corrija o que precisar.</p>
      )}
    </Aviso>
  );
}

function camposDe(vision: VisionDoDocumento): readonly [string, string][] {
  const campos: readonly [string, string | null][] = [
    ['Nome', vision.nome],
    ['CPF', vision.cpf && formatarCpf(vision.cpf)],
    ['Nascimento', vision.dataNascimento && formatarData(vision.dataNascimento)],
    ['Mãe', vision.mae],
    ['Pai', vision.pai],
    ['RG', vision.numeroRegistro],
    ['Emissão', vision.dataExpedicao && formatarData(vision.dataExpedicao)],
  ];
  return campos.filter((campo): campo is [string, string] => Boolean(campo[1]));
}
