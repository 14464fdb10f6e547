import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { type CodigoDoMotivo, MOTIVOS_DE_REPROVACAO } from '@credito/domain/contrato/estados';
import { primeiroPrazoPossivel, ultimoPrazoPossivel } from '@credito/domain/contrato/prazo';
import { PAPEL_NO_CONTRATO } from '@credito/domain/contrato/signatarios';
import type { AcaoDaEquipe } from '@credito/domain/contrato/transicoes';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import {
  type CampoDoAto,
  camposDoAto,
  MAXIMO_DA_EXPLICACAO,
  type Preenchido,
  partesNoPapel,
} from '../formulario-do-ato.ts';
import estilos from './dialogo-do-ato.module.css';

interface CamposProps {
  contrato: ContratoDaGestao;
  valores: Preenchido;
  mudar: (mudados: Partial<Preenchido>) => void;
  erro: (campo: CampoDoAto) => string | undefined;
}

/** The fields of one act; acts that ask for nothing have none. */
export function CamposDoAto({ acao, hoje, ...props }: CamposProps & { acao: AcaoDaEquipe; hoje: Data }) {
  const { contrato, valores, mudar, erro } = props;
  const campos = camposDoAto(acao, contrato);
  return (
    <>
      {campos.includes('prazo') ? (
        <CampoTexto
          rotulo="Último dia para assinar"
          type="date"
          dica={`O prazo do programa vai até ${formatarData(contrato.prazoDoPrograma)}.`}
          min={primeiroPrazoPossivel(hoje)}
          max={ultimoPrazoPossivel(hoje)}
          value={valores.prazo}
          erro={erro('prazo')}
          onChange={({ currentTarget }) => mudar({ prazo: currentTarget.value })}
        />
      ) : null}
      {campos.includes('assinadoEm') ? (
        <CampoTexto
          rotulo="Dia em que o estudante assinou"
          type="date"
          dica="Está ao lado da assinatura. Os sete dias de desistência contam dele."
          max={hoje}
          value={valores.assinadoEm}
          erro={erro('assinadoEm')}
          onChange={({ currentTarget }) => mudar({ assinadoEm: currentTarget.value })}
        />
      ) : null}
      {campos.includes('conferidas') ? <Assinaturas {...props} /> : null}
      {campos.includes('motivos') ? <Motivos {...props} /> : null}
      {campos.includes('texto') ? (
        <AreaDeTexto
          rotulo="Motivo"
          dica={
            acao === 'cancelar'
              ? 'O estudante lê no portal.'
              : 'Fica no histórico do contrato, que só a equipe lê.'
          }
          rows={3}
          maxLength={MAXIMO_DA_EXPLICACAO}
          value={valores.texto}
          erro={erro('texto')}
          onChange={({ currentTarget }) => mudar({ texto: currentTarget.value })}
        />
      ) : null}
    </>
  );
}

function alternar<T>(lista: readonly T[], um: T): T[] {
  return lista.includes(um) ? lista.filter((outro) => outro !== um) : [...lista, um];
}

function Assinaturas({ contrato, valores, mudar, erro }: CamposProps) {
  return (
    <GrupoDeCampos
      rotulo="Assinaturas encontradas na cópia"
      dica="Marque cada pessoa cuja assinatura você viu. Se faltar alguma, o contrato só pode ser reprovado."
      erro={erro('conferidas')}
    >
      <div>
        {partesNoPapel(contrato).map(({ id, nome, papel }) => (
          <Caixa
            key={id}
            rotulo={nome}
            descricao={PAPEL_NO_CONTRATO[papel]}
            checked={valores.conferidas.includes(id)}
            onChange={() => mudar({ conferidas: alternar(valores.conferidas, id) })}
          />
        ))}
      </div>
    </GrupoDeCampos>
  );
}

const MOTIVOS = Object.entries(MOTIVOS_DE_REPROVACAO) as [CodigoDoMotivo, string][];

function Motivos({ valores, mudar, erro }: CamposProps) {
  const { motivos, explicacoes } = valores;
  return (
    <>
      <GrupoDeCampos rotulo="Motivos que o estudante vai ler" erro={erro('motivos')}>
        <div className={estilos.opcoes}>
          {MOTIVOS.map(([codigo, rotulo]) => (
            <Caixa
              key={codigo}
              rotulo={rotulo}
              checked={motivos.includes(codigo)}
              onChange={() => mudar({ motivos: alternar(motivos, codigo) })}
            />
          ))}
        </div>
      </GrupoDeCampos>
      {MOTIVOS.filter(([codigo]) => motivos.includes(codigo)).map(([codigo, rotulo]) => (
        <AreaDeTexto
          key={codigo}
          rotulo={`Explicação: ${rotulo.toLowerCase()}`}
          opcional
          rows={2}
          maxLength={MAXIMO_DA_EXPLICACAO}
          value={explicacoes[codigo] ?? ''}
          onChange={({ currentTarget }) =>
            mudar({ explicacoes: { ...explicacoes, [codigo]: currentTarget.value } })
          }
        />
      ))}
    </>
  );
}
